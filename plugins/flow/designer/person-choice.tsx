import { useCan, useOperationQuery, useTranslate } from '@jwsk/kit'
import { user } from '@jwsk/sdk/system'
import { useId, useState } from 'react'
import { person } from '../fields/person'

export interface ValueProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

const anybody = person({ named: 'realName' })
const noop = () => undefined

interface BoxProps {
  readonly selected: unknown
  readonly onChoose: (selected: unknown) => void
}

function PersonBox({ selected, onChoose }: BoxProps) {
  const id = useId()
  const t = useTranslate()
  return (
    <div className="flex flex-column gap-1">
      <label id={`${id}-label`} htmlFor={id} className="text-color-secondary">
        {t('designer.assignments.person')}
      </label>
      <anybody.Input
        id={id}
        value={selected}
        onChange={onChoose}
        onBlur={noop}
        invalid={false}
        required={false}
        describedBy={`${id}-label`}
        rule={{}}
        inputRef={noop}
      />
    </div>
  )
}

function KnownPerson({ id, onChoose }: { readonly id: string; readonly onChoose: BoxProps['onChoose'] }) {
  const { data } = useOperationQuery(user.detail, { id })
  return <PersonBox selected={anybody.parse(id, { realName: data?.realName })} onChoose={onChoose} />
}

/** Select of one user; loads the name of the user whose id is in the XML. */
export function PersonChoice({ value, onChange }: ValueProps) {
  const canRead = useCan('user_view')
  const [picked, setPicked] = useState<unknown>()
  const choose = (selected: unknown) => {
    setPicked(selected)
    onChange(String(anybody.serialize(selected)))
  }
  if (picked === undefined && value !== '' && canRead) return <KnownPerson id={value} onChoose={choose} />
  return <PersonBox selected={picked ?? anybody.parse(value)} onChoose={choose} />
}
