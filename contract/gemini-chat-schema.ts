import { z } from "zod";
import {
  type AgentType,
  agentTypes,
  type ChatRequest,
  maxTurns,
  promptLength,
  type RequestFault,
  stars,
  wishes,
} from "./gemini-chat.ts";
import {
  adPartsSchema,
  businessSchema,
  marketingPartsSchema,
  reviewPartsSchema,
} from "./parts-schema.ts";

/** The fields a person fills in by taps: what is wrong with them is told by name. */
const parts = {
  business: businessSchema.optional(),
  reviewParts: reviewPartsSchema.optional(),
  adParts: adPartsSchema.optional(),
  marketingParts: marketingPartsSchema.optional(),
};

/** Finite numbers only: what `JSON.stringify` makes of NaN and Infinity is null, and refused. */
const roiValues = z.object({
  investment: z.number(),
  reach: z.number(),
  conversionPercent: z.number(),
  saleValue: z.number(),
});

const detail = z.number().nullable();

const roiDetails = z.object({
  marginPercent: detail,
  leftPerSale: detail,
  sales: detail,
  revenue: detail,
  productCost: detail,
  profit: detail,
  roiPercent: detail,
  breakEvenSales: detail,
  breakEvenConversionPercent: detail,
  impressions: detail,
  clicks: detail,
  clickThroughPercent: detail,
  costPerClick: detail,
  clickConversionPercent: detail,
  costPerSale: detail,
  conversionPercent: detail,
  valuePerClick: detail,
});

/** Half a surrogate pair would reach the model as a replacement character, or not at all. */
const earlierText = z
  .string()
  .min(1)
  .max(promptLength.max)
  .transform((text) => text.toWellFormed());

/** Unknown fields are ignored: a newer page may send more. A field that is left out counts as empty. */
const body = z.object({
  prompt: z.string().default(""),
  agentType: z.string().default(""),
  roi: roiValues.optional(),
  roiDetails: roiDetails.optional(),
  roiSales: z.number().nonnegative().optional(),
  stars: z.literal(stars).optional(),
  revision: z.object({ wish: z.enum(wishes), previous: earlierText }).optional(),
  exchange: z
    .array(z.object({ question: earlierText, answer: earlierText }))
    .max(maxTurns)
    .optional(),
  ...parts,
  provider: z.literal("local").optional(),
  idempotencyKey: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
});

/** Fields that only one agent understands. */
const agentOf = {
  stars: "reviews",
  revision: "reviews",
  exchange: "marketing",
  roiDetails: "roi",
  roiSales: "roi",
  reviewParts: "reviews",
  adParts: "ads",
  marketingParts: "marketing",
} as const;

function isMisplaced(fields: z.infer<typeof body>, agentType: AgentType): boolean {
  return Object.entries(agentOf).some(
    ([name, agent]) => fields[name as keyof typeof agentOf] !== undefined && agent !== agentType,
  );
}

/** `field` names the part that is wrong. */
export type ChatRequestReading = { request: ChatRequest } | { fault: RequestFault; field?: string };

/** Where an issue stands; a part that does not exist is named itself, not what it was put into. */
function placeOf(issue: z.core.$ZodIssue | undefined): PropertyKey[] {
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  return [...(issue?.path ?? []), ...unknown];
}

/** The first fault of a body: of a part with its place, of anything else without. */
function faultOf({ issues }: z.ZodError): ChatRequestReading {
  const place = placeOf(issues[0]);
  const isPart = Object.hasOwn(parts, place[0] ?? "");
  return isPart ? { fault: "invalid_part", field: place.join(".") } : { fault: "invalid_body" };
}

/** Checks what JSON.parse gave; the prompt comes back trimmed and without broken characters. */
export function readChatRequest(json: unknown): ChatRequestReading {
  const parsed = body.safeParse(json);
  if (!parsed.success) return faultOf(parsed.error);
  const { agentType: name, ...rest } = parsed.data;
  const agentType = agentTypes.find((known) => known === name);
  if (!agentType) return { fault: "unknown_agent" };
  if (isMisplaced(parsed.data, agentType)) return { fault: "invalid_body" };
  const prompt = rest.prompt.trim().toWellFormed();
  if (prompt.length < promptLength.min) return { fault: "prompt_too_short" };
  if (prompt.length > promptLength.max) return { fault: "prompt_too_long" };
  return { request: { ...rest, prompt, agentType } };
}
