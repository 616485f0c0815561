using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Histories;

/// <summary><c>splnet history</c> as a process of its own, which measures as shortly as it can.</summary>
internal static class HistoryProcess
{
    /// <summary>Runs the command.</summary>
    /// <param name="folder">Where.</param>
    /// <param name="words">What follows <c>history</c>.</param>
    /// <param name="variables">Further variables.</param>
    public static Task<Command> RunAsync(string folder, string[] words, params (string Name, string Value)[] variables) =>
        Command.RunInAsync(folder, "dotnet", [Built.Tool, "history", .. words], [
            .. variables, ("SPLNET_ITERATIONS", "5"), ("SPLNET_ITERATION_MILLISECONDS", "1")]);

    /// <summary>Runs the command on a history below a test's folder, with a cache of its own.</summary>
    /// <param name="folder">Where.</param>
    /// <param name="words">What follows <c>history</c>.</param>
    /// <param name="history">The location of the history.</param>
    /// <param name="cache">The folder of the cache.</param>
    public static Task<Command> RunAsync(string folder, string[] words, string history, string cache) =>
        RunAsync(folder, words, ("SPLNET_HISTORY", history), ("SPLNET_CACHE", cache));
}
