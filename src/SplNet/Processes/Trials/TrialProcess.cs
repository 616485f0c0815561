using System.Diagnostics;
using System.IO.Pipes;
using System.Reflection;
using System.Runtime.Loader;
using SplNet.Processes.Protocol;
using SplNet.Replaying.Frameworks;
using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>The life of a trial process: take the request, load the tests, try them class by class, end.</summary>
internal static class TrialProcess
{
    /// <summary>The word on the command line that asks for one, before the handle of the pipe.</summary>
    public const string Word = "--trial";

    /// <summary>Runs the process.</summary>
    /// <param name="handle">The handle of the pipe that takes the answers.</param>
    public static int Run(string handle)
    {
        using var stream = new AnonymousPipeClientStream(PipeDirection.Out, handle);
        using var input = ParentInput.Open();
        if (RequestFrom(input) is not { } request)
            return 0;
        new Thread(() => EndWith(input)) { IsBackground = true, Name = "SplNet parent watch" }.Start();
        var answers = new TrialAnswers(stream);
        answers.End(Try(request, answers) is { } failure ? FailureKind.Shown(failure) : string.Empty);
        return 0;
    }

    // Null if the parent has ended before it asked.
    private static TrialRequest? RequestFrom(Stream input)
    {
        using var content = Frame.ReceiveRequest(input);
        if (content is not null)
            return TrialRequest.Read(content);
        RemoveTemporaryFolder();
        return null;
    }

    private static Exception? Try(TrialRequest request, TrialAnswers answers)
    {
        try
        {
            UserSurroundings.Show(request.Surroundings);
            var assembly = AssemblyLoadContext.Default.LoadFromAssemblyPath(request.Assembly);
            if (request.Kind == TrialKind.Rows)
            {
                new RowListing(request, answers).Run(assembly);
                return null;
            }

            var trial = new ClassTrial(request, answers, new WatchedFolders(request.Watched));
            foreach (var one in request.Subjects.Select(static (subject, index) => (Index: index, Subject: subject))
                .GroupBy(static one => one.Subject.Form))
                trial.Run(Read(assembly, one.Key.Class), [.. one]);
            return null;
        }
        catch (Exception failure) when (failure is IOException or BadImageFormatException or TypeLoadException)
        {
            return failure;
        }
    }

    internal static List<TestCandidate> Read(Assembly assembly, string testClass)
    {
        var type = assembly.GetType(testClass, throwOnError: true)!;
        return [.. TestFrameworks.All.SelectMany(framework => framework.Reader.Read(type))];
    }

    // The parent sends nothing more: the end of the stream means that it is gone.
    private static void EndWith(Stream input)
    {
        while (input.ReadByte() >= 0)
        {
        }

        RemoveTemporaryFolder();
        Process.GetCurrentProcess().Kill();
    }

    // Its creator is gone. A file that a test still writes there meanwhile may keep it.
    private static void RemoveTemporaryFolder()
    {
        var folder = Path.TrimEndingDirectorySeparator(Path.GetTempPath());
        if (!Path.GetFileName(folder).StartsWith(TrialRequest.TemporaryFolder, StringComparison.Ordinal))
            return;
        try
        {
            Directory.Delete(folder, recursive: true);
        }
        catch (Exception kept) when (kept is IOException or UnauthorizedAccessException)
        {
            // The parent is gone, so no report is possible.
        }
    }
}
