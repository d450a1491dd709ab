import {
  asksWho,
  canHelp,
  examples,
  greetings,
  insults,
  openings,
  referrals,
} from "../phrases/marketing-replies.ts";

/** The honest answer where nothing of ours fits: what it is, and what we can help with. Takes the folded question. */
export function fallbackText(key: string): string {
  const referral = referrals.find(({ asked }) => asked.test(key));
  const help = `Posso ajudar a ${canHelp}.`;
  const ask = `Tente perguntar assim: ${examples}.`;
  if (referral) return `${referral.say}\n\n${help} ${ask}`;
  if (insults.test(key)) return `${openings.insult}\n\n${help} ${ask}`;
  if (asksWho.test(key)) return `${openings.about} ${help}\n\n${ask}`;
  if (greetings.test(key)) return `${openings.greeting} ${help}\n\n${ask}`;
  return `${openings.unclear}\n\n${help} ${ask}`;
}
