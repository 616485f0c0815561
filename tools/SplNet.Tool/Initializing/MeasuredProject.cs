using SplNet.Tool.Reporting;

namespace SplNet.Tool.Initializing;

/// <summary>A test project, and what the gate measures of it. Paths are relative to the root of the clone, with slashes.</summary>
/// <param name="Project">The path of the project.</param>
/// <param name="Framework">The target framework to build; null if the project has one.</param>
/// <param name="Assembly">The path of the built assembly.</param>
internal sealed record MeasuredProject(string Project, string? Framework, string Assembly)
{
    /// <summary>True if its tests measure with SplNet, so that all of them are compared.</summary>
    public bool HasSplNet { get; init; }

    /// <summary>The number of its unit tests.</summary>
    public int All { get; init; }

    /// <summary>The number of unit tests that repeat and have work to measure.</summary>
    public int Usable { get; init; }

    /// <summary>The number of methods of the libraries that the usable tests call.</summary>
    public int Methods { get; init; }

    /// <summary>The number of these that the chosen tests call.</summary>
    public int Covered { get; init; }

    /// <summary>The names of the chosen unit tests and rows.</summary>
    public IReadOnlyList<string> Chosen { get; init; } = [];

    /// <summary>The path of the file with these names.</summary>
    public string NamesFile => $"perf/{Path.GetFileNameWithoutExtension(Project)}.txt";

    /// <summary>The options by which the commands of the tool measure it.</summary>
    public string Inputs => $"--unit-tests {Quoted(Assembly)} --only {Quoted(NamesFile)}";

    /// <summary>The command that builds it.</summary>
    public string Build => $"dotnet build -c Release {Quoted(Project)}{(Framework is null ? string.Empty : $" -f {Framework}")}";

    /// <summary>The arguments of a comparison after the revisions.</summary>
    public string Compared => HasSplNet ? $"--test-project {Quoted(Project)} {Quoted(Assembly)}" : Inputs;

    /// <summary>A path for the shell of a pipeline.</summary>
    public static string Quoted(string path) => QuotedWord.OnPages(path);
}
