import { testPlugin } from '@jwsk/kit/testing'
import { develop } from './plugin'

testPlugin(develop)
