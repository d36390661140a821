import { ResourcePanel, type Row, type ScreenProps, Split, useTranslate } from '@jwsk/kit'
import { useMemo, useState } from 'react'
import { deptBranches } from '../resources/dept-branches'
import users from '../resources/user'

/** People, beside the departments that they belong to. */
export default function UserView({ title }: ScreenProps) {
  const t = useTranslate()
  const [dept, choose] = useState<Row>()
  const ofDept = useMemo(() => (dept ? { fixed: { deptId: dept.id }, given: { deptId: dept.id } } : {}), [dept])
  return (
    <Split place="side">
      <div>
        <ResourcePanel resource={deptBranches} at="dept" onOpen={choose} />
        {dept && (
          <p>
            {String(dept.deptName)}{' '}
            <button type="button" className="kit-button" onClick={() => choose(undefined)}>
              {t('user.everyone')}
            </button>
          </p>
        )}
      </div>
      <ResourcePanel key={String(dept?.id)} resource={users} title={title ?? t('user.title')} {...ofDept} />
    </Split>
  )
}
