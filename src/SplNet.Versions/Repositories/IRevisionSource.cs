namespace SplNet.Versions.Repositories;

/// <summary>A repository of any kind. It resolves revisions and writes their content to a folder.</summary>
internal interface IRevisionSource : IDisposable
{
    /// <summary>Finds the exact revision that a text names.</summary>
    /// <exception cref="RepositoryException">There is none, or more than one.</exception>
    ResolvedRevision Resolve(string text, CancellationToken token = default);

    /// <summary>Writes the content of a revision into a new folder; on failure nothing is left.</summary>
    /// <exception cref="RepositoryException">Some of it cannot be read or written.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    ExportReport Export(ResolvedRevision revision, string folder, CancellationToken token = default);
}
