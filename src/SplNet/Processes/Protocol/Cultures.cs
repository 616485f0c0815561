using System.Globalization;
using SplNet.Values;

namespace SplNet.Processes.Protocol;

/// <summary>The cultures of a test or a program, by their names: test runners can run tests in a different culture.</summary>
/// <param name="Current">The culture of the code that evaluates.</param>
/// <param name="UserInterface">The same for texts.</param>
/// <param name="Default">The culture of threads that set none; null for the system's culture.</param>
/// <param name="DefaultUserInterface">The same for texts.</param>
internal sealed record Cultures(string Current, string UserInterface, string? Default, string? DefaultUserInterface)
{
    /// <summary>The cultures of this thread.</summary>
    public static Cultures Here() =>
        new(
            CultureInfo.CurrentCulture.Name, CultureInfo.CurrentUICulture.Name, CultureInfo.DefaultThreadCurrentCulture?.Name,
            CultureInfo.DefaultThreadCurrentUICulture?.Name);

    /// <summary>Sets them for this thread and those that it starts.</summary>
    public void Set()
    {
        CultureInfo.DefaultThreadCurrentCulture = Default is null ? null : CultureInfo.GetCultureInfo(Default);
        CultureInfo.DefaultThreadCurrentUICulture = DefaultUserInterface is null ? null : CultureInfo.GetCultureInfo(DefaultUserInterface);
        if (CultureInfo.CurrentCulture.Name != Current)
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(Current);
        if (CultureInfo.CurrentUICulture.Name != UserInterface)
            CultureInfo.CurrentUICulture = CultureInfo.GetCultureInfo(UserInterface);
    }

    public void Write(BinaryWriter writer)
    {
        writer.Write(Current);
        writer.Write(UserInterface);
        writer.WriteOptional(Default);
        writer.WriteOptional(DefaultUserInterface);
    }

    public static Cultures Read(BinaryReader reader) =>
        new(reader.ReadString(), reader.ReadString(), reader.ReadOptional(), reader.ReadOptional());
}
