namespace SplNet.Tool;

/// <summary>How the tool ends; the numbers are the same for all commands and never change.</summary>
internal enum ExitCode
{
    /// <summary>All requirements hold, there are no errors, false alarms are within their bound, nothing became slower; or help was asked for.</summary>
    Ok = 0,

    /// <summary>
    /// A requirement does not hold, whatever the others came to; a text has errors; something became slower; or there were more false alarms than the
    /// bound allows, so that verdicts on this machine are less sure than they say.
    /// </summary>
    Fail = 1,

    /// <summary>Nothing failed or became slower, all was measured, and at least one could not be decided.</summary>
    Inconclusive = 2,

    /// <summary>The command line, a setting or a file cannot be understood, or a file cannot be read or written.</summary>
    Usage = 3,

    /// <summary>Nothing failed or became slower, and at least one is invalid: a wrong formula, a process that failed or took too long.</summary>
    NotMeasured = 4,

    /// <summary>There was no requirement to list, to run or to compare, or none that fits the filter.</summary>
    NothingToRun = 5,
}
