using System.Reflection;
using SplNet.Testing;

namespace SplNet.Child;

/// <summary>
/// The assembly that user code finds as <see cref="Assembly.GetEntryAssembly"/>. Web applications look for their parts and their secrets in it, so it must be the program that evaluates the experiment
/// and not the host.
/// </summary>
internal static class EntryAssembly
{
    /// <summary>Sets it.</summary>
    /// <param name="path">Its path; nothing is set where no such file exists.</param>
    public static void Set(string path)
    {
        if (File.Exists(path))
            Assembly.SetEntryAssembly(TestAssembly.Load(path));
    }
}
