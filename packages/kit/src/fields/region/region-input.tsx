import '../fields.css'
import { region } from '@jwsk/sdk/system'
import { useKitText } from '../../i18n/kit-text'
import { useAnswer } from '../../runtime/use-answer'
import { Button } from '../../ui/button'
import type { ControlProps } from '../../ui/lazy-control'
import { Select } from '../../ui/select'
import { controlOf } from '../control'
import { treeModel } from '../tree/tree-model'
import type { InputProps } from '../types'
import type { RegionEntry } from './region'
import { country, type Level, levels, pathOf } from './region-code'

interface LevelSelectProps {
  readonly level: Level
  readonly parent: string
  readonly code: string
  readonly onChange: (place: RegionEntry) => void
  readonly control: ControlProps
}

function LevelSelect({ level, parent, code, onChange, control }: LevelSelectProps) {
  const t = useKitText()
  const { data, error, isFetching, refetch } = useAnswer(region.lazyTree, { parentCode: parent })
  const nodes = [...treeModel(data).values()].filter((node) => node.depth === 0)
  const isKnown = code === '' || nodes.some(({ id }) => id === code)
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
    <Select
      {...control}
      aria-label={word}
      aria-busy={data === undefined}
      none={word}
      options={[...(isKnown ? [] : [{ value: code, label: code }]), ...nodes.map(({ id, title }) => ({ value: id, label: title }))]}
      value={code}
      onChange={(chosen) => onChange({ code: chosen, name: nodes.find(({ id }) => id === chosen)?.title ?? '' })}
    />
  )
}

/** One list per level; each asks for the children of the choice before it. */
export function RegionInput({ to, ...props }: InputProps<RegionEntry> & { readonly to: Level }) {
  const { id, value, onChange, describedBy } = props
  const path = pathOf(value.code)
  const shown = levels.slice(0, Math.min(path.length, levels.indexOf(to)) + 1)
  const { 'aria-required': required, 'aria-invalid': invalid, id: first, ref, onBlur } = controlOf(props)
  return (
    <fieldset className="kit-range flex flex-wrap align-items-center gap-2" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {shown.map((level, index) => {
        const above = path[index - 1] ?? country
        return (
          <LevelSelect
            key={level}
            level={level}
            parent={above}
            code={path[index] ?? ''}
            onChange={(place) => onChange(place.code === '' && index > 0 ? { code: above, name: '' } : place)}
            control={{ onBlur, 'aria-invalid': invalid, ...(index === 0 && { id: first, ref, 'aria-required': required }) }}
          />
        )
      })}
    </fieldset>
  )
}
