/** What a conference page asks for, as far as tests change it. */
export interface EventData {
  event: {
    title: string;
    sessions: { title: string; speaker: string; startsAt: string }[];
    signUp: { kind: string; url: string | null; isClosed: boolean; form?: object | null };
  } | null;
}
