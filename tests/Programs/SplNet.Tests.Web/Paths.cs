using Microsoft.AspNetCore.Http;

namespace SplNet.Tests.Web;

/// <summary>Production code on top of ASP.NET Core, whose assemblies are those of a shared framework.</summary>
public static class Paths
{
    [Spl("allocated(SELF[Paths.Any]) < 1 MB", Name = "joining is lean")]
    public static PathString Join(PathString path) => path.Add("/more");

    public static IEnumerable<PathString> Any() => [new PathString("/some")];
}
