import { useEffect, useRef, useState } from "react";
import { afterContact } from "../../../../ui/after-contact.ts";
import { late } from "../../../../ui/late.ts";
import { StaticHtml } from "../../../../ui/static-html.tsx";
import "./quiz.css";

const liveQuiz = late(() => afterContact(() => import("./live-quiz.tsx")));

/** Pixels before the questions are seen: by then what brings them to life is to be there. */
const ahead = "1200px";

type Stage = "waiting" | "live" | "plain";

/** Fetches it when the questions come near. Where it cannot be had they stand plain, with their answers folded. */
function useStage(element: { current: Element | null }): Stage {
  const [stage, setStage] = useState<Stage>("waiting");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        liveQuiz.load().then(
          () => setStage("live"),
          () => setStage("plain"),
        );
      },
      { rootMargin: ahead },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return stage;
}

type Props = { slug: string; html: string | undefined };

/** Five questions: static HTML, brought to life late. */
export function QuizPart({ slug, html }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const stage = useStage(element);
  const live = stage === "live" ? liveQuiz.peek() : undefined;
  return (
    <div ref={element} className="quiz" data-stage={stage}>
      <StaticHtml name={`${slug}-perguntas`} html={html} />
      <div className="quiz-foot no-print">
        {live && <live.LiveQuiz slug={slug} questions={element} />}
      </div>
    </div>
  );
}
