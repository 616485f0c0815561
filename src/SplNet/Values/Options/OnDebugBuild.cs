namespace SplNet;

/// <summary>
/// What to do with code that was built without optimisation, or runs under a debugger: the tests, the projects behind them that a measuring process has loaded, and
/// the packages that these refer to. What packages bring along for themselves is measured as it is shipped.
/// </summary>
public enum OnDebugBuild
{
    /// <summary>Do not measure; the experiment is invalid.</summary>
    Refuse,

    /// <summary>Measure, and say so in the report: the figures are not those of the optimised program.</summary>
    Measure,
}
