import { Button, useTranslate } from '@jwsk/kit'
import type { NamedProblem } from './drawing-handle'

interface ProblemListProps {
  /** As of the last look; `undefined` before it. */
  readonly problems: readonly NamedProblem[] | undefined
  readonly onShow: (id: string) => void
}

/** What is wrong with a drawing; each leads to its element. */
export function ProblemList({ problems, onShow }: ProblemListProps) {
  const t = useTranslate()
  if (!problems) return null
  return (
    <section className="flow-problems" aria-live="polite" tabIndex={-1}>
      <h2 className="mb-2 text-base">{t('designer.problems.title')}</h2>
      {problems.length === 0 && <p className="text-sm text-color-secondary">{t('designer.problems.none')}</p>}
      <ul className="flex flex-column gap-2">
        {problems.map(({ id, rule, name }) => (
          <li key={id} className="text-sm">
            <Button kind="link" className="kit-wrap text-left" onClick={() => onShow(id)}>
              <bdi>{name}</bdi>
            </Button>
            <p>{t(`designer.problems.rules.${rule}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
