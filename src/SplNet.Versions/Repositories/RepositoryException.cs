namespace SplNet.Versions.Repositories;

/// <summary>A repository cannot give what is asked for; the message says what, where, and what to do.</summary>
internal sealed class RepositoryException(RepositoryProblem problem, string what, string where, string whatToDo, Exception? cause = null)
    : Exception($"{what} ({where}). {whatToDo}", cause)
{
    public RepositoryProblem Problem { get; } = problem;
}
