using System.Reflection;
using SplNet.Replaying.Frameworks;
using SplNet.Tool.Generating.Reading;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Generating;

/// <summary>What may stand in any class of an assembly is searched for once, however many tests there are.</summary>
public sealed class OnlyOnceTests
{
    [Theory]
    [InlineData("Xunit", "xUnit.net v3")]
    [InlineData("Xunit2", "xUnit.net 2")]
    [InlineData("MSTest", "MSTest")]
    [InlineData("NUnit", "NUnit")]
    [InlineData("TUnit", "TUnit")]
    public void TypesOfAnAssembly_AreEnumeratedOnceForAllItsTests(string assembly, string framework)
    {
        var path = Built.Candidates(assembly);
        using var context = new MetadataLoadContext(new MetadataResolver(path));
        var counted = new CountedAssembly(context.LoadFromAssemblyPath(path));
        var types = counted.Known.GetTypes().Select(type => new TypeOfCounted(type, counted)).ToList();
        var reader = TestFrameworks.All.Select(static one => one.Reader).Single(one => one.Framework == framework);

        var tests = types.SelectMany(reader.Read).Count();

        Assert.True(tests > 1);
        Assert.InRange(counted.Enumerations, 0, 1);
    }

    private sealed class CountedAssembly(Assembly known) : Assembly
    {
        public Assembly Known => known;

        public int Enumerations { get; private set; }

        public override Type[] GetTypes()
        {
            Enumerations++;
            return known.GetTypes();
        }

        public override IList<CustomAttributeData> GetCustomAttributesData() => known.GetCustomAttributesData();

        public override AssemblyName[] GetReferencedAssemblies() => known.GetReferencedAssemblies();
    }

    private sealed class TypeOfCounted(Type known, Assembly assembly) : TypeDelegator(known)
    {
        public override Assembly Assembly => assembly;

        public override bool ContainsGenericParameters => typeImpl.ContainsGenericParameters;

        public override Type? DeclaringType => typeImpl.DeclaringType;

        public override IList<CustomAttributeData> GetCustomAttributesData() => typeImpl.GetCustomAttributesData();
    }
}
