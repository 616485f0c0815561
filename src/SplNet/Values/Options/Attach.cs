namespace SplNet;

/// <summary>
/// Of which experiments the test gets the result as files: a page (HTML) and a document (JSON). Frameworks that take no files, such as xUnit.net 2, get none.
/// </summary>
public enum Attach
{
    /// <summary>Of those that did not pass: failed, inconclusive and invalid ones. Each file costs a folder or a place among the artifacts of a pipeline.</summary>
    NotPassed,

    /// <summary>Of all.</summary>
    Always,

    /// <summary>Of none.</summary>
    Never,
}
