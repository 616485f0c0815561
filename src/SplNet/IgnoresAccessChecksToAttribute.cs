namespace System.Runtime.CompilerServices;

/// <summary>The runtime knows this attribute by name: an assembly that carries it may call internal members of another.</summary>
/// <param name="assemblyName">The other assembly.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
internal sealed class IgnoresAccessChecksToAttribute(string assemblyName) : Attribute
{
    public string AssemblyName => assemblyName;
}
