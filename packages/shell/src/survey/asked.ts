// Whom this tab has asked about the survey: once a session, and again in the next. Two people may use one tab after another.

const KEY = 'esteto.survey_asked';

/** Where storage is forbidden it counts as asked, or it would come back with every page. */
export const wasAsked = (userId: number): boolean => {
  try {
    return sessionStorage.getItem(KEY) === String(userId);
  } catch {
    return true;
  }
};

export const markAsked = (userId: number): void => {
  try {
    sessionStorage.setItem(KEY, String(userId));
  } catch {
    // Storage is full: it comes once more.
  }
};
