namespace SplNet;

/// <summary>
/// The experiments whose results are attached to their tests as files: a page (HTML) and a document (JSON). Frameworks without attachments,
/// such as xUnit.net 2, receive none.
/// </summary>
public enum Attach
{
    /// <summary>
    /// Attaches results that did not pass: failed, inconclusive and invalid ones. Each file occupies a folder or a place among the
    /// artifacts of a pipeline.
    /// </summary>
    NotPassed,

    /// <summary>Attaches all results.</summary>
    Always,

    /// <summary>Attaches no results.</summary>
    Never,
}
