using Sut;

public static class Workload
{
    private static readonly string[] Addresses =
    [
        "https://shop.example.org:8443/list?page=3&size=50&sort=price&Filter=red+shoes&brand=acme%20corp&currency=eur",
        "http://example.org/?utm_source=letter&utm_medium=mail&Page=12&lang=de&preview",
        "https://api.example.org/v2/orders?from=2020-01-01&to=2020-12-31&status=open&SIZE=10&page=1&expand=lines",
        "https://maps.example.org/tiles?x=1072&y=717&z=11&style=plain&LANG=en&labels=on&retina",
    ];

    public static object Run()
    {
        var length = 0;
        foreach (var address in Addresses)
        {
            var query = new QueryString(Url.Parse(address).Query);
            length += query.Canonical().Length + query.Number("page", 1) * query.Number("size", 20);
        }

        return length;
    }
}
