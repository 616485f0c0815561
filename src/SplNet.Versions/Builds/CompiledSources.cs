namespace SplNet.Versions.Builds;

/// <summary>Sources that were built in place, and the compiler arguments of their build.</summary>
/// <param name="Project">The full path of the project.</param>
/// <param name="Assembly">The full path of the built assembly.</param>
/// <param name="Framework">The target framework.</param>
/// <param name="Arguments">The arguments of <c>csc</c>, which runs in the folder of the project.</param>
/// <param name="Notes">The differences from the sources' settings.</param>
internal sealed record CompiledSources(
    string Project, string Assembly, string Framework, IReadOnlyList<string> Arguments, IReadOnlyList<string> Notes);
