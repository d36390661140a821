import { defineArea, register } from '../../engine/area'
import { deptMocks } from './dept'
import { deptTable } from './dept-table'
import { leaderMocks } from './leader'
import { postMocks } from './post'
import { postTable } from './post-table'
import { searchMocks } from './search'
import { sharedPreferenceMocks } from './shared-preference'
import { userMocks } from './user'
import { userTable } from './user-table'

export const organisation = defineArea({
  entities: [register(deptTable, deptMocks), register(postTable, postMocks), register(userTable, userMocks)],
  mocks: [...leaderMocks, ...searchMocks, ...sharedPreferenceMocks],
})
