using SplNet.History.Stores;
using SplNet.Mutations.Compiling;
using SplNet.Mutations.Operators;
using SplNet.Versions.Builds;
using SplNet.Versions.Cache;
using SplNet.Versions.Packages;
using SplNet.Versions.Repositories;

namespace SplNet.Tool;

/// <summary>An exception that no command has handled.</summary>
internal static class UnexpectedFailure
{
    /// <summary>Writes the error: the message if it is meant for users, otherwise the details for an error report.</summary>
    /// <param name="failure">The exception.</param>
    /// <param name="errors">Takes the text.</param>
    public static ExitCode Write(Exception failure, TextWriter errors)
    {
        if (failure is SplNetException or HistoryException or RepositoryException or BuildFailedException or PackageException
            or CacheException or CompilationFailedException or UnusableOperatorException)
        {
            errors.WriteLine(failure.Message);
            return ExitCode.Usage;
        }

        errors.WriteLine(
            $"splnet {ToolVersion.Text} failed. This is a bug in splnet unless your code is in the trace. " +
            $"Please report it:{Environment.NewLine}{failure}");
        return ExitCode.NotMeasured;
    }
}
