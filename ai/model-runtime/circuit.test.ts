import { expect, test } from "vitest";
import { type Circuit, createCircuit, type Passage } from "./circuit.ts";

function opened() {
  const clock = { now: 1_000_000 };
  const changes: boolean[] = [];
  const onChange = (isOpen: boolean) => void changes.push(isOpen);
  return { clock, changes, circuit: createCircuit({ now: () => clock.now, onChange }) };
}

function enter(circuit: Circuit): Passage {
  const passage = circuit.enter();
  if (typeof passage === "number") throw new Error(`Not asked for ${passage} ms.`);
  return passage;
}

function failTimes(circuit: Circuit, times: number): void {
  for (let time = 0; time < times; time += 1) enter(circuit).failed();
}

test("five failures in a row open it, an answer between them starts the count anew", () => {
  const { circuit, changes } = opened();
  failTimes(circuit, 4);
  enter(circuit).answered();
  failTimes(circuit, 4);
  expect([circuit.isOpen(), changes]).toEqual([false, []]);
  failTimes(circuit, 1);
  expect([circuit.isOpen(), changes]).toEqual([true, [true]]);
  expect(circuit.enter()).toBe(5000);
});

test("one at a time may try whether the service is back, and its answer closes it", () => {
  const { circuit, clock, changes } = opened();
  failTimes(circuit, 5);
  clock.now += 4999;
  expect(circuit.enter()).toBe(1000);
  clock.now += 1;
  const probe = enter(circuit);
  expect(circuit.enter()).toBe(1000);
  probe.answered();
  expect([circuit.isOpen(), changes]).toEqual([false, [true, false]]);
  enter(circuit).ended();
  failTimes(circuit, 4);
  expect(circuit.isOpen()).toBe(false);
});

test("each probe that fails doubles the pause, up to five minutes, and is told once", () => {
  const { circuit, clock, changes } = opened();
  failTimes(circuit, 5);
  const pauses: number[] = [];
  for (let probe = 0; probe < 9; probe += 1) {
    const pause = circuit.enter();
    if (typeof pause !== "number") throw new Error("It is open.");
    pauses.push(pause);
    clock.now += pause;
    enter(circuit).failed();
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300].map((seconds) => seconds * 1000));
  expect(changes).toEqual([true]);
});

test("a visitor who leaves a probe says nothing of the service, and the next one may try", () => {
  const { circuit, clock } = opened();
  failTimes(circuit, 5);
  clock.now += 5000;
  enter(circuit).ended();
  enter(circuit).answered();
  expect(circuit.isOpen()).toBe(false);
});

test("calls that were under way when it opened make the pause no longer, and their answer closes it", () => {
  const { circuit } = opened();
  const underWay = Array.from({ length: 8 }, () => enter(circuit));
  for (const passage of underWay.slice(0, 7)) passage.failed();
  expect(circuit.enter()).toBe(5000);
  underWay[7]?.answered();
  expect(circuit.isOpen()).toBe(false);
});
