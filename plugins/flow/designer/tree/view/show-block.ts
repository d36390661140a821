/** Scrolls a block of the tree into view, and focuses it. */
export function showBlock(root: Element | null, id: string): void {
  const block = [...(root?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].find(({ dataset }) => dataset['block'] === id)
  block?.scrollIntoView({ block: 'center', inline: 'center' })
  block?.focus({ preventScroll: true })
}
