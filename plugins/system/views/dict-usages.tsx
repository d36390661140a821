import { type DictionaryUsage, useDictionaryUsages, useTranslate } from '@jwsk/kit'
import type { Operation } from '@jwsk/sdk'
import { Link } from 'react-router-dom'

function Use({ use: { plugin, path, resource, fields } }: { readonly use: DictionaryUsage }) {
  const t = useTranslate(plugin.id)
  const own = useTranslate()
  const title = t(`${resource}.title`)
  const names = fields.map((name) => t(`${resource}.fields.${name}`)).join(own('dictEntry.separator'))
  return (
    <li>
      <Link to={path}>{title}</Link>
      <span className="text-color-secondary">{own('dictEntry.fieldsOf', { names })}</span>
    </li>
  )
}

/** Below the heading without a gap, as the hint of the list next to it. */
const besideHint = { marginBlockStart: 'calc(-1 * var(--space-3))' }

interface DictUsagesProps {
  /** Operation that returns dictionaries of this kind. */
  readonly operation: Operation
  readonly code: string
}

/** Fields of all screens whose options come from a dictionary, as declared by the resources. */
export function DictUsages({ operation, code }: DictUsagesProps) {
  const t = useTranslate()
  const uses = useDictionaryUsages(operation, code)
  const hasUses = uses !== undefined && uses.length > 0
  return (
    <div className="flex flex-wrap gap-2 text-sm" style={besideHint} aria-busy={uses === undefined}>
      <span className="text-color-secondary">{t(uses?.length === 0 ? 'dictEntry.unused' : 'dictEntry.usedBy')}</span>
      {hasUses && (
        <ul className="flex flex-wrap gap-3 m-0 p-0 list-none" aria-label={t('dictEntry.usedBy')}>
          {uses.map((use) => (
            <Use key={`${use.path} ${use.resource}`} use={use} />
          ))}
        </ul>
      )}
    </div>
  )
}
