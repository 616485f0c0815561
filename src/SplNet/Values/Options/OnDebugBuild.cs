namespace SplNet;

/// <summary>
/// The treatment of code that is unoptimised or runs under a debugger: the tests, the projects that they reference and a measuring process
/// has loaded, and direct package references. Indirect package dependencies are measured as they are shipped.
/// </summary>
public enum OnDebugBuild
{
    /// <summary>Does not measure; the experiment is invalid.</summary>
    Refuse,

    /// <summary>Measures and adds a note to the report: the values do not describe the optimised program.</summary>
    Measure,
}
