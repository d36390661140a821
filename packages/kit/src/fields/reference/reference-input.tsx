import { useKitText } from '../../i18n/kit-text'
import { Fallback, loadable } from '../../ui/loadable'
import { TextInput } from '../../ui/text-input'
import { controlOf } from '../control'
import type { FilterProps, InputProps, WireRecord } from '../types'
import type { RecordRef, ReferenceSource } from './reference-source'

const ReferenceBox = loadable(() => import('./reference-box').then((module) => ({ default: module.ReferenceBox })))

interface ReferenceInputProps extends InputProps<readonly RecordRef[]> {
  readonly source: ReferenceSource
  readonly mode: 'one' | 'many'
  readonly fills: ((records: readonly WireRecord[]) => WireRecord) | undefined
}

/** Of a form: one record, or several. */
export function ReferenceInput({ source, mode, fills, ...props }: ReferenceInputProps) {
  const { id, ref, onBlur, ...attributes } = controlOf(props)
  return (
    <ReferenceBox
      id={id}
      source={source}
      mode={mode}
      value={props.value}
      onChange={props.onChange}
      onBlur={onBlur}
      inputRef={ref}
      attributes={attributes}
      dependencies={props.dependencies}
      onRecords={fills && ((records) => props.onFill?.(fills(records)))}
    />
  )
}

/** Of a search: one record. */
export function ReferenceFilter({ source, id, value, onChange }: FilterProps & { readonly source: ReferenceSource }) {
  const t = useKitText()
  return (
    <Fallback show={<TextInput id={id} placeholder={t('search.all')} disabled aria-busy="true" />}>
      <ReferenceBox
        id={id}
        source={source}
        mode="one"
        value={value === '' ? [] : [{ id: value }]}
        onChange={(next) => onChange(next[0]?.id ?? '')}
        placeholder={t('search.all')}
      />
    </Fallback>
  )
}
