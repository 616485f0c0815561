namespace SplNet.Versions.Repositories;

/// <summary>A repository cannot fulfil a request. The message states the problem, the place, and what to do.</summary>
internal sealed class RepositoryException(RepositoryProblem problem, string what, string where, string whatToDo, Exception? cause = null)
    : Exception($"{what} ({where}). {whatToDo}", cause)
{
    public RepositoryProblem Problem { get; } = problem;
}
