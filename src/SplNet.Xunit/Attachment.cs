using System.Globalization;
using Xunit;

namespace SplNet.Xunit;

/// <summary>Attachments of a test, which must have different names: each experiment of a test adds one.</summary>
internal static class Attachment
{
    public static void Add(ITestContext context, string name, string content)
    {
        var free = name;
        for (var number = 2; context.Attachments?.ContainsKey(free) == true; number++)
            free = string.Create(CultureInfo.InvariantCulture, $"{Path.GetFileNameWithoutExtension(name)}-{number}{Path.GetExtension(name)}");
        context.AddAttachment(free, content);
    }
}
