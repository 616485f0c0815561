namespace SplNet.Tool;

/// <summary>How the tool ends; the numbers are the same for all commands and never change.</summary>
internal enum ExitCode
{
    /// <summary>
    /// All requirements hold, without errors; false alarms are within their bound, nothing became slower, or the culprit is found and
    /// confirmed; or help was asked for.
    /// </summary>
    Ok = 0,

    /// <summary>
    /// A requirement does not hold, whatever the others' verdicts are; a text has errors; something became slower; or there were more false
    /// alarms than the bound allows, so that verdicts on this machine are less certain than they claim.
    /// </summary>
    Fail = 1,

    /// <summary>
    /// Nothing failed or became slower, all was measured, and at least one could not be decided; or a culprit among commits could not be
    /// isolated or confirmed; or a change is owed a second session.
    /// </summary>
    Inconclusive = 2,

    /// <summary>The command line, a setting, a revision or a file cannot be understood, or a file cannot be read or written.</summary>
    Usage = 3,

    /// <summary>
    /// Nothing failed or became slower, and at least one is invalid: a wrong formula, a process that failed or took too long; the ends of a
    /// search could not be measured or do not differ, so that there is nothing to search; or the cache cannot be
    /// used; or splnet itself failed.
    /// </summary>
    NotMeasured = 4,

    /// <summary>
    /// No requirement to list, to run or to compare was found, none that fits the filter, no commit to search, or no unit
    /// test that can be measured.
    /// </summary>
    NothingToRun = 5,
}
