import '../fields.css'
import { region } from '@jwsk/sdk/system'
import { useKitText } from '../../i18n/kit-text'
import { useAnswer } from '../../runtime/use-answer'
import { Button } from '../../ui/button'
import { controlOf } from '../control'
import { treeModel } from '../tree/tree-model'
import type { InputProps } from '../types'
import type { Place } from './region'
import { country, type Level, levels, pathOf } from './region-code'

interface LevelSelectProps {
  readonly level: Level
  readonly parent: string
  readonly code: string
  readonly onChange: (place: Place) => void
  readonly attributes: Readonly<Record<string, unknown>>
}

function LevelSelect({ level, parent, code, onChange, attributes }: LevelSelectProps) {
  const t = useKitText()
  const { data, error, isFetching, refetch } = useAnswer(region.lazyTree, { parentCode: parent })
  const nodes = [...treeModel(data).values()].filter((node) => node.depth === 0)
  const word = t(`fields.region.${level}`)
  // a level that this place does not have
  if (data !== undefined && nodes.length === 0 && code === '') return null
  if (error && data === undefined)
    return (
      <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    )
  return (
    <select
      {...attributes}
      className="kit-select"
      aria-label={word}
      aria-busy={data === undefined}
      value={code}
      onChange={(event) => onChange({ code: event.target.value, name: nodes.find(({ id }) => id === event.target.value)?.title ?? '' })}
    >
      <option value="">{word}</option>
      {code !== '' && !nodes.some(({ id }) => id === code) && <option value={code}>{code}</option>}
      {nodes.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  )
}

/** One list per level; each asks for the children of the choice before it. */
export function RegionInput({ to, ...props }: InputProps<Place> & { readonly to: Level }) {
  const { id, value, onChange, describedBy } = props
  const path = pathOf(value.code)
  const shown = levels.slice(0, Math.min(path.length, levels.indexOf(to)) + 1)
  const { 'aria-required': required, 'aria-invalid': invalid, id: first, ref, onBlur } = controlOf(props)
  return (
    <fieldset className="kit-range" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {shown.map((level, index) => {
        const above = path[index - 1] ?? country
        return (
          <LevelSelect
            key={level}
            level={level}
            parent={above}
            code={path[index] ?? ''}
            onChange={(place) => onChange(place.code === '' && index > 0 ? { code: above, name: '' } : place)}
            attributes={{ onBlur, 'aria-invalid': invalid, ...(index === 0 && { id: first, ref, 'aria-required': required }) }}
          />
        )
      })}
    </fieldset>
  )
}
