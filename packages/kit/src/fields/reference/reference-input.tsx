import { Fallback, loadable, TextInput, useKitText } from '@jwsk/ui'
import { getControlProps } from '../control-props'
import type { FilterProps, InputProps, WireRecord } from '../types'
import type { RecordRef, ReferenceSource } from './reference-source'

const ReferenceBox = loadable(() => import('./reference-box').then((module) => ({ default: module.ReferenceBox })))

interface ReferenceInputProps extends InputProps<readonly RecordRef[]> {
  readonly source: ReferenceSource
  readonly selectionMode: 'one' | 'many'
  readonly autofill: ((records: readonly WireRecord[]) => WireRecord) | undefined
}

/** Form input for one referenced record or several. */
export function ReferenceInput({ source, selectionMode, autofill, ...props }: ReferenceInputProps) {
  const { id, ref, onBlur, ...attributes } = getControlProps(props)
  return (
    <ReferenceBox
      id={id}
      source={source}
      selectionMode={selectionMode}
      value={props.value}
      onChange={props.onChange}
      onBlur={onBlur}
      inputRef={ref}
      attributes={attributes}
      dependencies={props.dependencies}
      onRecordsChange={autofill && ((records) => props.onAutofill?.(autofill(records)))}
    />
  )
}

/** Filter by one referenced record. */
export function ReferenceFilter({ source, id, value, onChange }: FilterProps & { readonly source: ReferenceSource }) {
  const t = useKitText()
  return (
    <Fallback fallback={<TextInput id={id} placeholder={t('search.all')} disabled aria-busy="true" />}>
      <ReferenceBox
        id={id}
        source={source}
        selectionMode="one"
        value={value === '' ? [] : [{ id: value }]}
        onChange={(next) => onChange(next[0]?.id ?? '')}
        placeholder={t('search.all')}
      />
    </Fallback>
  )
}
