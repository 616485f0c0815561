using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.UnitTests;

/// <summary>Loads the test assembly in the measuring process, which uses the dependency file of the test project.</summary>
internal static class TestAssembly
{
    public static Assembly Load(string path) => AssemblyLoadContext.Default.LoadFromAssemblyPath(path);
}
