namespace SplNet.Versions.Repositories;

/// <summary>A repository, whatever keeps it: it knows which revision a text names, and writes its content to a folder.</summary>
internal interface IRevisionSource : IDisposable
{
    /// <summary>The revision that a text names, exactly.</summary>
    /// <exception cref="RepositoryException">None, or more than one.</exception>
    ResolvedRevision Resolve(string text, CancellationToken token = default);

    /// <summary>Writes the content of a revision into a folder that does not exist yet; on failure nothing of it stays.</summary>
    /// <exception cref="RepositoryException">Something of it cannot be read or written.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    ExportReport Export(ResolvedRevision revision, string folder, CancellationToken token = default);
}
