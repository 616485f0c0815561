using System.Text.RegularExpressions;

namespace SplNet.UnitTests;

/// <summary>The running test, as its framework describes it.</summary>
internal sealed partial record RunningTest
{
    /// <summary>The identity of the test.</summary>
    public required TestIdentity Identity { get; init; }

    /// <summary>The reason why no other process can run it again; null if one can.</summary>
    public string? Refusal { get; init; }

    /// <summary>The current directory in which the framework starts its tests, if it is not the folder of their assembly.</summary>
    public string? StartFolder { get; init; }

    /// <summary>An object that lives exactly as long as this execution of the test, and is not shared with other executions.</summary>
    public required object Execution { get; init; }

    /// <summary>The test's name in filters of <c>dotnet test</c>.</summary>
    public required string FullName { get; init; }

    /// <summary>
    /// The name for users. The runtime writes the arguments of a generic class with their assemblies:
    /// <c>Sorting`1[[System.Int32, System.Private.CoreLib, Version=…]].Sorts</c> becomes <c>Sorting&lt;System.Int32&gt;.Sorts</c>.
    /// </summary>
    public string ShownName =>
        Arity().Replace(EndOfArgument().Replace(FullName, static end => end.Groups["next"].Success ? ", " : ">"), string.Empty).Replace(
            "[[", "<", StringComparison.Ordinal);

    /// <summary>A filter of <c>dotnet test</c> under VSTest that selects only this test and row; null if the full name does.</summary>
    public string? Filter { get; init; }

    /// <summary>The run setting with which VSTest runs only this test and row; null if the filter is sufficient.</summary>
    public string? RunSetting { get; init; }

    /// <summary>
    /// The arguments with which the test program runs only this test, and only this row if the framework supports it; null if the filter
    /// arguments are sufficient.
    /// </summary>
    public string? Arguments { get; init; }

    /// <summary>The id with which Microsoft.Testing.Platform runs only this test and row; null if only a filter does.</summary>
    public string? Id { get; init; }

    /// <summary>Writes a text to the test's output.</summary>
    public required Action<string> Write { get; init; }

    /// <summary>Attaches a file, with a name and content, to the test's result. Null if the framework does not support it.</summary>
    public Action<string, string>? Attach { get; init; }

    /// <summary>
    /// Cancelled when the framework stops waiting for the test, for example after its time limit. Never cancelled if the framework does not
    /// signal this, or lets the test decide.
    /// </summary>
    public CancellationToken GivenUp { get; init; }

    /// <summary>
    /// Stops the clock of the test's time limit, and returns an action that restarts it. Null if there is no limit, or if the framework
    /// does not support it.
    /// </summary>
    public Func<Action>? Pause { get; init; }

    // The name of its assembly, and everything after it.
    [GeneratedRegex(
        @", [^,\[\]]+, Version=[^,\]]+, Culture=[^,\]]+, PublicKeyToken=[^,\]]+\](\]|(?<next>,\[))", RegexOptions.ExplicitCapture, 1_000)]
    private static partial Regex EndOfArgument();

    [GeneratedRegex(@"`\d+", RegexOptions.None, 1_000)]
    private static partial Regex Arity();
}
