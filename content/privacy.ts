export const privacy = {
  title: "Privacidade",
  lead: "…",
  updated: "2026-11-20",
  summary: ["a"],
  sections: [{ id: "a", heading: "A", paragraphs: ["b"], list: undefined as string[] | undefined }],
};
