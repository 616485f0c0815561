using System.Text.RegularExpressions;

namespace SplNet.UnitTests;

/// <summary>The test that is running now, as its framework knows it.</summary>
internal sealed partial record RunningTest
{
    /// <summary>Which test.</summary>
    public required TestIdentity Identity { get; init; }

    /// <summary>Why no other process can run it again; null where one can.</summary>
    public string? Refusal { get; init; }

    /// <summary>The current directory with which the framework begins its tests, where it is not the folder of their assembly.</summary>
    public string? StartFolder { get; init; }

    /// <summary>An object that lives as long as this execution of the test and belongs to no other execution.</summary>
    public required object Execution { get; init; }

    /// <summary>The test's name as a filter of <c>dotnet test</c> knows it.</summary>
    public required string FullName { get; init; }

    /// <summary>The name for people. The runtime writes the arguments of a generic class with their assemblies: <c>Sorting`1[[System.Int32, System.Private.CoreLib, Version=…]].Sorts</c> is <c>Sorting&lt;System.Int32&gt;.Sorts</c>.</summary>
    public string ShownName =>
        Arity().Replace(EndOfArgument().Replace(FullName, static end => end.Groups["next"].Success ? ", " : ">"), string.Empty).Replace("[[", "<", StringComparison.Ordinal);

    /// <summary>A filter of <c>dotnet test</c> under VSTest that finds this test and its row alone; null where the full name does.</summary>
    public string? Filter { get; init; }

    /// <summary>The setting of a run by which VSTest runs this test alone, its row too; null where the filter does.</summary>
    public string? RunSetting { get; init; }

    /// <summary>The arguments of the test program by which it runs this test alone, its row too where the framework can; null where those of the filter do.</summary>
    public string? Arguments { get; init; }

    /// <summary>The id by which Microsoft.Testing.Platform runs this test alone, its row too; null where only a filter does.</summary>
    public string? Id { get; init; }

    /// <summary>Writes a text to the test's output.</summary>
    public required Action<string> Write { get; init; }

    /// <summary>Attaches a file to the test's result: its name and its content. Null where the framework cannot.</summary>
    public Action<string, string>? Attach { get; init; }

    /// <summary>Cancelled when the framework no longer waits for the test, as after its time limit. None where it tells nothing of it, or leaves the end to the test itself.</summary>
    public CancellationToken GivenUp { get; init; }

    /// <summary>Stops the clock of the test's time limit, and returns what sets it going again. Null where there is no limit, or where the framework cannot be told.</summary>
    public Func<Action>? Pause { get; init; }

    // The name of its assembly, and what follows it.
    [GeneratedRegex(@", [^,\[\]]+, Version=[^,\]]+, Culture=[^,\]]+, PublicKeyToken=[^,\]]+\](\]|(?<next>,\[))", RegexOptions.ExplicitCapture, 1_000)]
    private static partial Regex EndOfArgument();

    [GeneratedRegex(@"`\d+", RegexOptions.None, 1_000)]
    private static partial Regex Arity();
}
