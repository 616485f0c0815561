using System.Reflection;
using SplNet.Measuring;
using SplNet.Processes.Protocol;
using SplNet.UnitTests;

namespace SplNet.Processes;

/// <summary>Shows user code in this process what it sees in its test or program.</summary>
internal static class UserSurroundings
{
    // The runtime does not have a public way: the command line belongs to the process, so it is the host's.
    private static readonly FieldInfo? CommandLine = typeof(System.Environment).GetField(
        "s_commandLineArgs", BindingFlags.Static | BindingFlags.NonPublic);

    /// <summary>Shows them, before any user code runs.</summary>
    /// <param name="surroundings">The values that the test or the program sees.</param>
    public static void Show(Surroundings surroundings)
    {
        // The runtime has read its own settings; this is what SplNet reads of them.
        _ = TieringDelay.Milliseconds;
        foreach (var (name, value) in surroundings.Variables)
            System.Environment.SetEnvironmentVariable(name, value);

        // Web applications look for their parts and their secrets in the entry assembly. The framework's name and
        // the friendly name follow it.
        if (File.Exists(surroundings.EntryPath))
            Assembly.SetEntryAssembly(TestAssembly.Load(surroundings.EntryPath));
        AppContext.SetData("APP_CONTEXT_BASE_DIRECTORY", surroundings.BaseDirectory);
        CommandLine?.SetValue(null, surroundings.CommandLine.ToArray());
        surroundings.Cultures.Set();
    }
}
