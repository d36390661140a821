import type { TextsLike } from '@jwsk/kit'
import type reference from './demo.zh-cn'

const texts: TextsLike<typeof reference> = {
  demo: {
    label: 'Demo accounts',
    hint: 'Pick one, then sign in',
    admin: 'Super admin',
    tenantAdmin: 'Tenant admin',
    cashier: 'Cashier (refunds)',
    auditor: 'Auditor (reads only)',
    property: 'Property staff',
    phone: 'A phone that takes codes:',
    reset: 'Reset the demo data',
    done: 'Demo data reset',
  },
}

export default texts
