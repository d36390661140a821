import { useWallText } from './wall-texts'

interface WallTurnProps {
  /** From 0 on. */
  readonly page: number
  readonly count: number
  readonly onTurn: (page: number) => void
}

/** Which page of how many stands there; pressed, the next one. */
export function WallTurn({ page, count, onTurn }: WallTurnProps) {
  const t = useWallText()
  return (
    <button
      type="button"
      className="px-2 text-color-secondary"
      aria-label={t('next', { page: page + 1, count })}
      onClick={() => onTurn((page + 1) % count)}
    >
      {page + 1} / {count}
    </button>
  )
}
