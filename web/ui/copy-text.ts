function select(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/**
 * Copies a text. Where the Clipboard API is missing or refuses (plain http from a phone, an old
 * browser), the element that shows the text is selected and copied the old way.
 * Returns false if the browser let neither through: the text then stays selected.
 */
export async function copyText(text: string, shownIn: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select(shownIn);
    if (!document.execCommand("copy")) {
      return false;
    }
    window.getSelection()?.removeAllRanges();
    return true;
  }
}
