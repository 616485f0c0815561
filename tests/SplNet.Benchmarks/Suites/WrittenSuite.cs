using System.Globalization;
using System.Text;
using System.Xml.Linq;

namespace SplNet.Benchmarks;

/// <summary>
/// The small library in <c>Suite/Library</c>, with unit tests that are written from a table, for any framework and any number of sizes.
/// </summary>
internal sealed class WrittenSuite
{
    private const string Library = "Routines";

    private readonly SuiteFolder _folder;

    /// <summary>Writes the library.</summary>
    /// <param name="folder">Where.</param>
    public WrittenSuite(SuiteFolder folder)
    {
        _folder = folder;
        folder.Write("Directory.Build.props", """
            <Project>
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <ImplicitUsings>enable</ImplicitUsings>
                <RunAnalyzers>false</RunAnalyzers>
                <NuGetAudit>false</NuGetAudit>
              </PropertyGroup>
            </Project>
            """);
        folder.Write($"{Library}/{Library}.csproj", """<Project Sdk="Microsoft.NET.Sdk" />""");
        foreach (var file in Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Suite", "Library")))
            folder.Write($"{Library}/{Path.GetFileName(file)}", File.ReadAllText(file));
    }

    /// <summary>Writes and builds a project of tests.</summary>
    /// <param name="framework">For which framework.</param>
    /// <param name="sizes">The sizes of the data; each gives as many tests as the table has.</param>
    /// <param name="others">True if tests that do not repeat are written, too.</param>
    /// <returns>The path of the assembly.</returns>
    public string Tests(SuiteFramework framework, IEnumerable<int> sizes, bool others)
    {
        var name = $"{Library}.Tests.{framework.Project}";
        _folder.Write($"{name}/{name}.csproj", $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <IsTestProject>false</IsTestProject>
                <IsTestingPlatformApplication>false</IsTestingPlatformApplication>
                <CopyLocalLockFileAssemblies>true</CopyLocalLockFileAssemblies>
                <GenerateRuntimeConfigurationFiles>true</GenerateRuntimeConfigurationFiles>
              </PropertyGroup>
              <ItemGroup>
                {string.Concat(framework.Packages.Select(static one => $"<PackageReference Include=\"{one}\" Version=\"{VersionOf(one)}\" />"))}
                <ProjectReference Include="../{Library}/{Library}.csproj" />
              </ItemGroup>
            </Project>
            """);
        foreach (var size in sizes)
        {
            foreach (var topic in SuiteTest.All.GroupBy(static test => test.Topic, StringComparer.Ordinal))
                _folder.Write(
                    $"{name}/{ClassOf(topic.Key, size)}.cs",
                    Head(framework) + Class(framework.Class, ClassOf(topic.Key, size), framework, size, topic, _ => framework.Test));
        }

        if (others)
            _folder.Write(
                $"{name}/OtherTests.cs", Head(framework) + OtherTests.Source.Replace("CLASS", framework.Class, StringComparison.Ordinal)
                    .Replace("TEST", framework.Test, StringComparison.Ordinal));
        _folder.Build(name);
        return _folder.AssemblyOf(name);
    }

    /// <summary>The full name of a test.</summary>
    public static string NameOf(SuiteTest test, int size) => $"{Library}.Tests.{ClassOf(test.Topic, size)}.{test.Name}";

    /// <summary>Some tests as a person would write them as benchmarks: one object, and the bodies alone.</summary>
    /// <param name="framework">The framework whose assertions they have.</param>
    /// <param name="name">The name of the class.</param>
    /// <param name="size">The size of the data.</param>
    /// <param name="tests">The tests.</param>
    /// <param name="attribute">What stands before a method.</param>
    public static string HandWritten(
        SuiteFramework framework, string name, int size, IEnumerable<SuiteTest> tests, Func<SuiteTest, string> attribute) =>
        "using System;\nusing System.Linq;\n" + Head(framework) + Class(string.Empty, name, framework, size, tests, attribute);

    private static string ClassOf(string topic, int size) => string.Create(CultureInfo.InvariantCulture, $"{topic}Of{size}Tests");

    private static string Head(SuiteFramework framework) => $"using {framework.Using};\nusing {Library};\n\nnamespace {Library}.Tests;\n\n";

    private static string Class(
        string attribute, string name, SuiteFramework framework, int size, IEnumerable<SuiteTest> tests,
        Func<SuiteTest, string> beforeMethod)
    {
        var number = size.ToString(CultureInfo.InvariantCulture);
        var text = new StringBuilder($$"""
            {{attribute}}
            public class {{name}}
            {
                private readonly int[] _numbers = Sample.Numbers({{number}});
                private readonly string _text = Sample.Text({{number}});
                private readonly byte[] _bytes = Sample.Bytes({{number}});
                private readonly double[,] _matrix = Matrix.Of(Sample.Numbers({{number}}), 2 + ({{number}} / 25));

            """);
        foreach (var test in tests)
        {
            var comparison = string.Format(
                CultureInfo.InvariantCulture, test.IsSequence ? framework.Sequence : framework.Value, test.Expected, test.Actual)
                .Replace("SIZE", number, StringComparison.Ordinal);
            text.Append(CultureInfo.InvariantCulture, $"\n    {beforeMethod(test)}\n    public void {test.Name}() => {comparison};\n");
        }

        return text.Append("}\n").ToString();
    }

    // Those of the repository, in which these commands are run.
    private static string VersionOf(string package) =>
        XDocument.Load("Directory.Packages.props").Descendants("PackageVersion").Single(one => one.Attribute("Include")!.Value == package)
            .Attribute("Version")!.Value;
}
