import { parentPort, workerData } from "node:worker_threads";
import { compareSync } from "bcryptjs";

const { password, stored }: { password: string; stored: string } = workerData;
parentPort?.postMessage(compareSync(password, stored));
