import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType } from "../../../contract/gemini-chat.ts";
import { Phone } from "../../components/drawings/phone.tsx";
import { Receipt } from "../../components/drawings/receipt.tsx";
import { paths } from "../../paths.ts";
import { deviceDataNow, useDeviceData, useErasures } from "../../storage/use-device-data.ts";
import { useLate } from "../../ui/use-late.ts";
import { AdAgent } from "./ads/ad-agent.tsx";
import { AgentSection } from "./agent-section.tsx";
import { answerDrawer, prepareReturn } from "./answers/come-back.ts";
import { MarketingAgent } from "./marketing/marketing-agent.tsx";
import { Reserved, useReservedHeights } from "./reserved.tsx";
import { ReviewAgent } from "./reviews/review-agent.tsx";
import { RoiAgent } from "./roi-agent.tsx";
import { useAssistants } from "./use-assistants.ts";
import "./page.css";
import "./fields.css";

/** Order of the tiles and of the cards. */
const order: readonly AgentType[] = ["reviews", "marketing", "ads", "roi"];

function Head() {
  return (
    <section className="pt-6">
      <Link className="button quiet -ml-2" to={paths.home}>
        <ArrowLeft className="icon" aria-hidden="true" /> {assistantWords.back}
      </Link>
      <div className="hero low tight">
        <div className="hero-words">
          <h1>{assistantWords.title}</h1>
          <p className="lead">{assistantWords.lead}</p>
        </div>
        <div className="picture">
          <Phone />
        </div>
      </div>
      <nav className="board mt-8" aria-label={assistantWords.board}>
        {order.map((agent) => (
          <a key={agent} href={`#${agent}`}>
            <b>{assistantWords.agents[agent].tile.title}</b>
            <span>{assistantWords.agents[agent].tile.text}</span>
          </a>
        ))}
      </nav>
    </section>
  );
}

/** What was kept stands at once. */
export function ready(): Promise<void> {
  return prepareReturn(deviceDataNow());
}

function Cards() {
  const assistants = useAssistants();
  const isKept = useDeviceData().answers.length > 0;
  const drawer = useLate(answerDrawer, isKept);
  useReservedHeights();
  return (
    <>
      <AgentSection agent="reviews">
        <ReviewAgent assistants={assistants} />
      </AgentSection>
      <AgentSection agent="marketing">
        <MarketingAgent assistants={assistants} />
      </AgentSection>
      <AgentSection agent="ads">
        <AdAgent assistants={assistants} />
      </AgentSection>
      <AgentSection agent="roi" picture={<Receipt />}>
        <RoiAgent assistants={assistants} />
      </AgentSection>
      <Reserved name="answers">
        {drawer && <drawer.AnswerDrawer assistants={assistants} />}
      </Reserved>
    </>
  );
}

export default function AssistantsPage() {
  const erasures = useErasures();
  return (
    <>
      <Head />
      <Cards key={erasures} />
    </>
  );
}
