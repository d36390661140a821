import { TextInput, useTranslate } from '@jwsk/kit'
import { useState } from 'react'
import { PanelField } from '../../panel-field'
import { useTree } from './tree-context'

/** Input of the name of an element; what is typed is shown before the process has it. */
export function NameInput({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTranslate()
  const { apply } = useTree()
  const [text, setText] = useState(name)
  return (
    <PanelField label={t('designer.properties.name')}>
      <TextInput
        value={text}
        maxLength={128}
        onChange={({ target }) => {
          setText(target.value)
          apply({ type: 'rename', id, name: target.value })
        }}
      />
    </PanelField>
  )
}
