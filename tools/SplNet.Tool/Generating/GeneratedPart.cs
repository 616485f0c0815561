namespace SplNet.Tool.Generating;

/// <summary>The files that a generation writes.</summary>
internal enum GeneratedPart
{
    /// <summary>The project, its program and the benchmarks.</summary>
    All,

    /// <summary>The benchmarks alone, for the build of a project that has a program.</summary>
    Sources,

    /// <summary>The project and its program alone; its build generates the benchmarks.</summary>
    Project,
}
