namespace SplNet.Tool;

/// <summary>How the tool ends.</summary>
internal enum ExitCode
{
    /// <summary>The check was made, and its false alarms are within their bound; or help was asked for.</summary>
    Ok = 0,

    /// <summary>There were more false alarms than the bound allows: verdicts on this machine are less sure than they say.</summary>
    TooManyFalseAlarms = 1,

    /// <summary>The command line or a variable <c>SPLNET_…</c> cannot be understood.</summary>
    Usage = 3,

    /// <summary>An experiment was invalid: a process failed, or took too long.</summary>
    NotMeasured = 4,
}
