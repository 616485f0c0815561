using SplNet.Tool.Tests.Running;
using SplNet.Tool.UnitTests;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Mutating;

/// <summary>A project with a small library, and the output of performance tests that use it.</summary>
internal sealed class MutatedLibrary
{
    /// <summary>The library: a method with much to do, one whose mutants a comment forbids, and one that no test enters.</summary>
    public const string Source = """
        using System.Collections.Generic;
        using System.Runtime.CompilerServices;

        namespace Mutated;

        public sealed class Cache
        {
            private readonly HashSet<int> _items = new HashSet<int>(200);

            public Cache()
            {
                for (var item = 0; item < 200; item++)
                    _items.Add(item);
            }

            [MethodImpl(MethodImplOptions.NoInlining)]
            public bool Has(int item)
            {
                return _items.Contains(item);
            }

            // splnet disable all: tried by hand
            public int Known()
            {
                return _items.Count;
            }
            // splnet restore all

            public int Unused()
            {
                return _items.Count + 1;
            }
        }

        public static class Work
        {
            private static readonly Cache Items = new Cache();

            public static int Search()
            {
                var found = 0;
                for (var item = 0; item < 400; item += 10)
                    found += Items.Has(item) ? 1 : 0;
                return found + Items.Known();
            }
        }
        """;

    private const string Library = "SplNet.Tests.Stated";

    private const string ProjectText = $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net10.0</TargetFramework>
            <AssemblyName>{Library}</AssemblyName>
            <NuGetAudit>false</NuGetAudit>
          </PropertyGroup>
        </Project>

        """;

    private readonly string _root;

    /// <summary>Writes project and output.</summary>
    /// <param name="root">A folder that does not exist yet.</param>
    public MutatedLibrary(string root)
    {
        _root = root;
        Directory.CreateDirectory(Folder);
        File.WriteAllText(Project, ProjectText);
        Write("Cache.cs", Source);
        FileTree.Copy(Path.GetDirectoryName(Built.Stated)!, Output);
        foreach (var file in Directory.EnumerateFiles(Output, "*.spl"))
            File.Delete(file);
        File.Delete(Path.ChangeExtension(Tests, ".pdb"));
        SourceCompiler.Compile(
            new Dictionary<string, string>(StringComparer.Ordinal) { ["Cache.cs"] = Source }, Tests, Path.Combine(root, "compiled"));
        File.WriteAllText(Formulas, "Work.Search < 1 s\n");
    }

    /// <summary>The folder of the project.</summary>
    public string Folder => Path.Combine(_root, "src");

    /// <summary>The project file.</summary>
    public string Project => Path.Combine(Folder, "Mutated.csproj");

    /// <summary>The assembly whose methods the formulas name.</summary>
    public string Tests => Path.Combine(Output, Library + ".dll");

    /// <summary>The file of formulas.</summary>
    public string Formulas => Path.Combine(Output, "perf.spl");

    private string Output => Path.Combine(_root, "tests");

    /// <summary>The line of a text in the source.</summary>
    public static int LineOf(string text) =>
        Source.Split('\n').Index().First(line => line.Item.Contains(text, StringComparison.Ordinal)).Index + 1;

    /// <summary>Writes a source.</summary>
    public void Write(string name, string content) => File.WriteAllText(Path.Combine(Folder, name), content);

    /// <summary>Makes the project's folder a repository with a commit.</summary>
    public void Commit()
    {
        GitCommand.Run(Folder, "init", "--quiet", "--initial-branch", "main");
        ContentRepository.CommitAll(Folder, "one");
    }
}
