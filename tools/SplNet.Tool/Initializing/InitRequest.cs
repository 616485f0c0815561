namespace SplNet.Tool.Initializing;

/// <summary>The user's request.</summary>
/// <param name="Folder">A folder in the clone.</param>
internal sealed record InitRequest(string Folder)
{
    /// <summary>The default of <see cref="Most"/>: about five minutes of measuring in a pull request.</summary>
    public const int UsualMost = 20;

    /// <summary>The paths of the test projects; empty for all that the clone has.</summary>
    public IReadOnlyList<string> Projects { get; init; } = [];

    /// <summary>The pipeline; null to recognise it.</summary>
    public Pipeline? Pipeline { get; init; }

    /// <summary>The largest number of unit tests to measure.</summary>
    public int Most { get; init; } = UsualMost;

    /// <summary>True to show the files and to write none.</summary>
    public bool IsDry { get; init; }

    /// <summary>True to ask the user; false in a pipe.</summary>
    public bool Asks { get; init; }

    /// <summary>True to try which tests are repeatable.</summary>
    public bool Tries { get; init; } = true;

    /// <summary>True to build the tests first.</summary>
    public bool Builds { get; init; } = true;

    /// <summary>True for a nightly job that keeps a history.</summary>
    public bool KeepsHistory { get; init; } = true;
}
