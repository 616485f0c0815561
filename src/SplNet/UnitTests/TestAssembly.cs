using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.UnitTests;

/// <summary>Loads the test assembly in the measuring process, where the test project's own dependency file is in force.</summary>
internal static class TestAssembly
{
    public static Assembly Load(string path) => AssemblyLoadContext.Default.LoadFromAssemblyPath(path);
}
